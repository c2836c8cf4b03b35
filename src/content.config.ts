import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

// An entry's id is its `slug`: the glob loader takes it from the frontmatter when there is one.
const lessons = defineCollection({
  loader: glob({ pattern: '*.mdx', base: './content/lessons' }),
  schema: z.object({
    order: z.number().int().nonnegative(),
    slug: z.string().regex(/^[a-z0-9-]+$/),
    title: z.string(),
    idea: z.string(), // the lesson in one sentence, shown under its title and in the contents
    description: z.string(), // for search engines and link previews
    detour: z.boolean().default(false), // whether the later lessons do without it
    goal: z.string(), // what one can do afterwards: “You can now …”
    keep: z.array(z.string()).length(2), // two sentences to take along
  }),
});

export const collections = { lessons };
