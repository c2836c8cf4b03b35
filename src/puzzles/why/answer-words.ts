export { type Answer, answerWords } from '#english/answer-words.ts';
