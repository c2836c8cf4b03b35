import { defineConfig } from 'oxlint';

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

const pureFolders = ['dlx', 'exhibits', 'english', 'history', 'puzzles', 'practice', 'pictures', 'scenarios'];

/** The strict, type-aware rules of typescript-eslint; a name with a list has options. */
const strict = `
  await-thenable no-array-delete no-base-to-string no-deprecated no-duplicate-enum-values
  no-duplicate-type-constituents no-dynamic-delete no-empty-object-type no-explicit-any
  no-extra-non-null-assertion no-extraneous-class no-floating-promises no-for-in-array
  no-generated-empty-object-type no-implied-eval no-invalid-void-type no-meaningless-void-operator
  no-misused-new no-misused-promises no-mixed-enums no-namespace
  no-non-null-asserted-nullish-coalescing no-non-null-asserted-optional-chain
  no-redundant-type-constituents no-require-imports no-this-alias
  no-unnecessary-boolean-literal-compare no-unnecessary-template-expression
  no-unnecessary-type-arguments no-unnecessary-type-assertion no-unnecessary-type-constraint
  no-unnecessary-type-conversion no-unnecessary-type-parameters no-unsafe-argument
  no-unsafe-assignment no-unsafe-call no-unsafe-declaration-merging no-unsafe-enum-comparison
  no-unsafe-function-type no-unsafe-member-access no-unsafe-return no-unsafe-unary-minus
  no-useless-default-assignment no-wrapper-object-types only-throw-error prefer-as-const
  prefer-literal-enum-member prefer-namespace-keyword prefer-promise-reject-errors
  prefer-reduce-type-parameter prefer-return-this-type related-getter-setter-pairs require-await
  triple-slash-reference unified-signatures use-unknown-in-catch-callback-variable
  consistent-type-imports
`;

const words = (text: string): string[] => text.trim().split(/\s+/);

export default defineConfig({
  plugins: ['typescript'],
  categories: { correctness: 'error' },
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'node_modules',
    '**/*.as.ts',
    'public',
    'dist',
    '.astro',
    'test-results',
    'playwright-report',
    'coverage',
    // JavaScript that readers copy, without types.
    'content/implement/tell',
  ],
  rules: {
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'no-unused-expressions': 'error',
    'no-useless-constructor': 'error',
    ...Object.fromEntries(words(strict).map((rule) => [`typescript/${rule}`, 'error' as const])),
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/no-unnecessary-condition': ['error', { allowConstantLoopConditions: 'only-allowed-literals' }],
    'typescript/restrict-plus-operands': [
      'error',
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    // Text is sorted by its code units on purpose: the same order on every machine.
    'typescript/require-array-sort-compare': 'off',
    // What factories return are plain functions without `this`, free to be taken out of their object.
    'typescript/unbound-method': 'off',
    // A string is spread for its characters, which in puzzles are plain letters and digits.
    'typescript/no-misused-spread': 'off',
  },
  overrides: [
    {
      // `astro check` knows the types of .astro files, and so of what imports them; oxlint does not.
      files: [
        '*.mjs',
        '**/*.astro',
        'src/{layouts,pages}/**',
        'src/ui/site/words/mdx.ts',
        'src/ui/{notebook/static-markup,explore/code/code-texts}.ts',
      ],
      rules: Object.fromEntries(
        [
          ...['assignment', 'call', 'member-access', 'argument', 'return'].map((what) => `no-unsafe-${what}`),
          'no-unnecessary-type-assertion',
        ].map((rule) => [`typescript/${rule}`, 'off' as const]),
      ),
    },
    {
      files: pureFolders.map((folder) => `src/${folder}/**`),
      rules: {
        'no-restricted-globals': [
          'error',
          {
            globals: words(impureGlobals).map((name) => ({
              name,
              message: 'This folder is pure: take it as an argument.',
            })),
            checkGlobalObject: true,
          },
        ],
      },
    },
  ],
});
