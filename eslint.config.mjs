import astro from 'eslint-plugin-astro';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { floorsRule } from './scripts/floors.ts';

const pureFolders = ['dlx', 'words', 'history', 'puzzles', 'practice', 'pictures', 'scenarios'];

/**
 * What only a browser (or only Node) has, and names that TypeScript takes for a browser's when a
 * local variable was forgotten. Types such as SVGElement stay allowed: they are gone at run time.
 */
const impureGlobals = `
  window self top parent frames opener document navigator location history screen origin
  localStorage sessionStorage indexedDB customElements visualViewport devicePixelRatio
  innerWidth innerHeight scrollX scrollY scrollTo scrollBy matchMedia getComputedStyle getSelection
  requestAnimationFrame cancelAnimationFrame requestIdleCallback cancelIdleCallback
  addEventListener removeEventListener dispatchEvent postMessage alert confirm prompt
  fetch XMLHttpRequest Worker Image Option Audio Node Element HTMLElement SVGElement
  Document DocumentFragment DOMParser XMLSerializer CSS CSSStyleSheet
  MutationObserver ResizeObserver IntersectionObserver
  event name status length close closed open find print stop focus blur scroll
  process Buffer
`;

export default defineConfig(
  globalIgnores(['dist', '.astro', 'test-results', 'playwright-report', 'coverage']),

  {
    files: ['**/*.{ts,mjs,astro}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // What factories return are plain functions without `this`, free to be taken out of their object.
      '@typescript-eslint/unbound-method': 'off',
      // Hot loops read typed arrays at an index they know to be inside.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      // A string is spread for its characters, which in puzzles are plain letters and digits.
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },

  // `astro check` knows the types of .astro files, and so of what imports them; ESLint does not.
  astro.configs.recommended,
  {
    files: ['**/*.mjs', '**/*.astro', '**/*.astro/*.ts', 'src/{components,layouts,pages}/**'],
    extends: [tseslint.configs.disableTypeChecked],
  },

  {
    name: 'house/floors',
    files: ['src/**'],
    plugins: { house: { rules: { floors: floorsRule } } },
    rules: { 'house/floors': 'error' },
  },
  {
    // What is fetched later may not come. Two modules say so, and try again at the next press.
    name: 'house/late',
    files: ['src/{elements,components}/**'],
    ignores: ['src/**/*-door.ts', 'src/elements/page/worker.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'ImportExpression:not(CallExpression[callee.name=/^(fetchPart|fetchNow|defineLazy|defineCard)$/] ImportExpression)',
          message:
            'Fetch it through page/fetch-part.ts, so that the reader hears when it is missing.',
        },
        {
          selector: 'NewExpression[callee.name=/Worker$/]',
          message: 'Workers start in page/worker.ts, so that the reader hears when one does not.',
        },
      ],
    },
  },
  {
    name: 'house/pure',
    files: pureFolders.map((folder) => `src/${folder}/**`),
    rules: {
      'no-restricted-globals': [
        'error',
        {
          globals: impureGlobals
            .trim()
            .split(/\s+/)
            .map((name) => ({ name, message: 'This folder is pure: take it as an argument.' })),
          checkGlobalObject: true,
        },
      ],
    },
  },
);
