/** The adapters, by language. */
import cpp from '#content/implement/tell/tell.hpp?raw';
import java from '#content/implement/tell/Tell.java?raw';
import js from '#content/implement/tell/tell.js?raw';
import python from '#content/implement/tell/tell.py?raw';
import rust from '#content/implement/tell/tell.rs?raw';

export const adapters = [
  { id: 'python', name: 'Python', file: 'tell.py', lang: 'python', text: python },
  { id: 'java', name: 'Java', file: 'Tell.java', lang: 'java', text: java },
  { id: 'cpp', name: 'C++', file: 'tell.hpp', lang: 'cpp', text: cpp },
  { id: 'rust', name: 'Rust', file: 'tell.rs', lang: 'rust', text: rust },
  { id: 'javascript', name: 'JavaScript', file: 'tell.js', lang: 'js', text: js },
] as const;
