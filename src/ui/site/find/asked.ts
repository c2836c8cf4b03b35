/** What people type, where the site has another word for it. */

/** A question that names one of these asks for a program, whatever else it says. */
export const LANGUAGES: readonly string[] = ['rust', 'java', 'c++', 'cpp', 'golang', 'c#', 'csharp'];

/**
 * What people type for a place, between commas, and the addresses that answer it. A word that the lessons often use
 * is left out: it would bring the place up for questions about something else.
 */
export const LEADS: readonly { readonly asked: string; readonly paths: readonly string[] }[] = [
  // Teachers.
  {
    asked:
      'print, worksheet, work sheet, handout, homework, assignment, problem set, printable, printout, photocopy, pdf, ' +
      'answer key, marking, grading, exam, test',
    paths: ['exercises/', 'pupil-sheet/'],
  },
  { asked: 'quiz, quizzes, assessment, self-test', paths: ['practice/', 'exercises/'] },
  { asked: 'modelling, modeling, formulate, formulation, autograder', paths: ['practice/model/'] },
  { asked: 'revision, revise, flashcard, spaced repetition', paths: ['practice/'] },
  {
    asked: 'plan, hour, lecture, course, curriculum, syllabus, workshop, seminar, talk, math circle, club',
    paths: ['teach/#hours', 'teach/'],
  },
  {
    asked:
      'slides, slide deck, slideshow, powerpoint, keynote, presentation, presenter, projector, beamer, whiteboard, ' +
      'smartboard, fullscreen, screen',
    paths: ['teach/#how'],
  },
  { asked: 'teacher, teaching, educator, classroom, pupil, student, school, kids', paths: ['teach/'] },
  { asked: 'iframe, widget, blog, website, html', paths: ['embed/'] },
  {
    asked: 'moodle, scorm, lms, canvas, blackboard, gradebook, learning management, course platform',
    paths: ['teach/#course'],
  },
  { asked: 'screenshot, image, png, svg, gif, animation, illustration', paths: ['gallery/'] },
  { asked: 'bibliography, bibtex, citation, taocp, literature', paths: ['credits/'] },
  { asked: 'cheat sheet, cheatsheet, quick reference', paths: ['glossary/', 'implement/'] },
  { asked: 'score, points, progress', paths: ['practice/'] },
  { asked: 'definition, dictionary, terminology, vocabulary, jargon', paths: ['glossary/'] },

  // Those who are here for the first time, and those who want to play.
  {
    asked: 'beginner, introduction, intro, tutorial, getting started, start here, basics, overview',
    paths: ['lessons/fifteen-sticks/'],
  },
  { asked: 'game, online', paths: ['tetrasticks/play/', 'ripple-effect/play/'] },
  { asked: 'tetris, polystick', paths: ['tetrasticks/'] },
  { asked: 'poster, mosaic, all boards', paths: ['tetrasticks/wall/'] },
  { asked: 'tetris, tetromino, tiling, packing, jigsaw', paths: ['notebook/pentominoes/'] },
  { asked: 'tetromino, polyomino, 11x11, 11 by 11', paths: ['lessons/eleven-by-eleven/'] },
  { asked: 'eight times, mirror image, duplicate', paths: ['lessons/tetrasticks/#one-of-eight'] },
  { asked: 'duplicate, duplicates, identical, twice', paths: ['lessons/encode-your-own/#what-the-doctor-looks-for'] },
  { asked: 'tetromino', paths: ['tetrasticks/'] },
  { asked: 'wordsearch', paths: ['words/'] },
  { asked: 'crisscross, acrostic', paths: ['words/crossword/'] },
  { asked: 'generator, generate, puzzle generator, print', paths: ['ripple-effect/own/'] },
  { asked: 'picross, griddler, hanjie', paths: ['notebook/nonogram/'] },
  { asked: 'sudoku solver', paths: ['notebook/sudoku/'] },
  { asked: 'kakuro, cages', paths: ['notebook/killer/'] },
  { asked: 'cube, 3d', paths: ['notebook/soma/'] },
  { asked: 'n-queens, nqueens, chess', paths: ['notebook/queens/'] },
  { asked: 'chess', paths: ['lessons/secondary-columns/#queens'] },

  // Those who have a problem of their own.
  {
    asked:
      'employee, staff, worker, workforce, shift, roster, rostering, nurse, duty, day off, availability, schedule, ' +
      'scheduling, scheduler',
    paths: ['notebook/rota/'],
  },
  { asked: 'schedule, scheduling, scheduler, timetabling', paths: ['notebook/timetable/'] },
  { asked: 'graph coloring, four colour theorem', paths: ['notebook/map/'] },
  {
    asked: 'overlap, overlapping, intersect, collide',
    paths: ['glossary/#crossing', 'lessons/crossings/#touching-is-not-crossing'],
  },
  { asked: 'optional constraint, at most once, at most one, inequality', paths: ['glossary/#secondary-column'] },
  { asked: 'required, exactly once, exactly one', paths: ['glossary/#primary-column'] },
  { asked: 'atmost', paths: ['notebook/library/'] },
  {
    asked:
      'constraint satisfaction, constraint programming, csp, soft constraint, preference, optimization, optimize, ' +
      'weight, sat solver, satisfiability, integer programming, ilp, or-tools, minizinc, capacity',
    paths: ['lessons/when-not/#what-to-use-when'],
  },
  {
    asked:
      'multiplicity, at least, between, several times, more than once, twice, exactly two, capacity, dlx3, algorithm m',
    paths: ['lessons/as-often/'],
  },
  {
    asked:
      'cost, price, weighted, minimum, minimise, minimize, optimal, best solution, branch and bound, soft constraint, ' +
      'preference, optimization, optimize, dlx5',
    paths: ['lessons/cheapest/'],
  },
  {
    asked:
      'two per shift, two people per shift, wishes, requests, fair rota, shift preferences, roster, rostering, staffing, ' +
      'schedule, scheduling, shift schedule',
    paths: ['notebook/two-on-every-shift/'],
  },
  { asked: 'paste, json, csv, binary, zeros, 0-1', paths: ['notebook/'] },
  { asked: 'dlx2, xcc', paths: ['lessons/colours/'] },
  { asked: 'dominating queens, domination, covering queens', paths: ['notebook/dominating-queens/'] },
  { asked: 'mrs perkins quilt, squared square, squares', paths: ['notebook/squares-in-a-square/'] },
  { asked: 'reduction, formulate, formulation, constraint', paths: ['lessons/encode-your-own/'] },

  // Programmers.
  {
    asked:
      'npm, npm install, yarn, pnpm, nodejs, installation, dependency, api, module, import, sdk, tarball, docs, ' +
      'documentation',
    paths: ['library/'],
  },
  {
    asked:
      'pip, pip install, source code, github, javascript code, typescript code, python code, implementation, ' +
      'pseudocode, port',
    paths: ['implement/'],
  },
  {
    asked: 'debug, debugger, bug in my code, wrong answer, trace, check my code',
    paths: ['implement/trace/'],
  },
  {
    asked: LANGUAGES.join(', '),
    paths: ['implement/', 'implement/trace/'],
  },
  {
    asked:
      'does not stop, does not end, finishes, infinite, endless, corrupted, corruption, segfault, ' +
      'segmentation fault, crash, core dump',
    paths: ['implement/#bugs'],
  },
  { asked: 'vectors, counters', paths: ['implement/#numbers'] },
  { asked: 'generator, iterator, lazy, yield', paths: ['library/#as-many-as-you-want'] },
  { asked: 'iterative', paths: ['library/#reading-the-source'] },
  { asked: 'kata, leetcode, challenge', paths: ['implement/write/'] },
  { asked: 'webassembly, wasm, bitset, sparse set', paths: ['lessons/when-not/#four-engines-on-one-clock'] },
  {
    asked:
      'slow, too slow, takes forever, takes too long, forever, timeout, time out, does not finish, never ends, hangs, ' +
      'stuck, performance, speed, faster, speed up, optimise, parallel, multithreaded, cores',
    paths: ['too-slow/'],
  },
  { asked: 'benchmark, performance, speed', paths: ['lessons/when-not/#engines', 'lessons/measuring/'] },
  { asked: 'runtime, complexity', paths: ['lessons/measuring/'] },
  { asked: 'np-complete, np-hard, complexity', paths: ['lessons/exact-cover/#why-anyone-cares'] },
  { asked: 'partition, hitting set', paths: ['glossary/#exact-cover'] },
  {
    asked: 'depth-first, dfs, recursion, recursive, brute force, trial and error',
    paths: ['glossary/#backtracking', 'lessons/algorithm-x/'],
  },
  { asked: 'pointer, reference, struct, data structure', paths: ['lessons/torus/'] },
  { asked: 'layout, struct, data structure', paths: ['glossary/#arrays-of-the-links'] },
  { asked: 'linked list, delete, remove', paths: ['glossary/#doubly-linked-list', 'lessons/neighbours/'] },
  { asked: 'undo, revert, restore, rollback, lifo, stack', paths: ['lessons/undo/', 'exercises/#task-4'] },
  {
    asked: 'memoization, memoisation, memoize, caching, cache, dynamic programming, transposition',
    paths: ['glossary/#memory-of-subproblems', 'lessons/when-not/#solving-the-same-thing-twice'],
  },
  {
    asked: 'colouring argument, checkerboard, mutilated chessboard, impossible, proof',
    paths: ['lessons/when-not/#colours', 'lessons/when-not/#weights'],
  },
  { asked: 'parity argument, invariant', paths: ['glossary/#parity', 'lessons/tetrasticks/#parity'] },
  { asked: 'reflection, duplicate, isomorphic', paths: ['glossary/#pinning'] },
  { asked: 'unsatisfiable, infeasible, contradiction', paths: ['glossary/#dead-end'] },
];

/** What readers call things by other names, Knuth’s later ones and those of other books: the stems that it stands for. */
export const STANDS_FOR: Readonly<Record<string, readonly string[]>> = {
  item: ['column'],
  option: ['row'],
  len: ['size'],
  mrv: ['smallest', 'column'],
  heuristic: ['smallest', 'choice'],
  dlx: ['link'],
  pointer: ['link'],
  depth: ['level'],
  optional: ['secondary'],
  mandatory: ['primary'],
  symmetry: ['pin', 'mirror'],
  memoization: ['memory', 'remember'],
  hakyuu: ['ripple'],
  download: ['home', 'program'],
  undoing: ['undo'],
  commit: ['purify'],
  zdd: ['diagram'],
  unhide: ['uncover'],
  hide: ['cover'],
  rotation: ['turn'],
  rotate: ['turn'],
  center: ['centre'],
  gray: ['grey'],
  joint: ['junction'],
};
