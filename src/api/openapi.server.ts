import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import { z } from 'zod';
import type { ApiEnvironment } from '#src/server/context.server.ts';
import { apiAccess } from './access.ts';
import { guide } from './guide.ts';
import { completed, type OpenApi } from './openapi.ts';
import { problemSchema } from './problem-schema.ts';
import { withSharedSchemas } from './shared-schemas.ts';

/** The parts of the API, in the order in which one reads about them. */
const tags = [
  {
    name: 'Plans',
    description:
      'Published fitness and nutrition plans, the library of exercises, the table of foods and recipes.',
  },
  { name: 'Calendar', description: 'Days by the Ethiopian calendar, fasts and feasts.' },
  { name: 'Content', description: 'Published articles, educational and motivational.' },
  { name: 'Site', description: 'Where this installation lives and how its people are reached.' },
  { name: 'Feedback', description: 'Messages to the people behind the site.' },
  { name: 'Profile', description: 'The member’s own record.' },
  { name: 'Progress', description: 'Workouts week by week, weight and BMI over time.' },
  { name: 'Saved plans', description: 'The plans that the member keeps.' },
  { name: 'Training', description: 'The plans that the member follows, and workouts set by set.' },
  { name: 'Today', description: 'A member’s day in one answer.' },
  { name: 'Diary', description: 'What the member ate, day by day, and what a day may stand beside.' },
  {
    name: 'Measurements',
    description: 'Blood pressure, pulse at rest and waist, as often as the member measures them.',
  },
  {
    name: 'Reminders',
    description: 'What the member asked to be reminded of, and in which browsers. All is off at first.',
  },
  { name: 'Activities', description: 'What the member has logged, day by day.' },
  { name: 'Assessments', description: 'The member’s fitness assessments, kept to be compared.' },
  {
    name: 'Account',
    description: 'How the member’s account is secured; signing in itself is the account protocol’s.',
  },
  { name: 'Staff', description: 'What the staff area is made of. Every change stands in the activity log.' },
];

let served: Promise<OpenApi> | undefined;

/** The document as the product gives it out: made once, each schema that stands in it twice under a name. */
export function servedDocument(features: Hono<ApiEnvironment>, publicUrl: string): Promise<OpenApi> {
  served ??= openApiDocument(features, publicUrl).then(withSharedSchemas);
  return served;
}

/** What the API is, made of its handlers' own descriptions and schemas. */
export async function openApiDocument(features: Hono<ApiEnvironment>, publicUrl: string): Promise<OpenApi> {
  const generated = await generateSpecs(features, {
    defaultValidationErrorResponse: false,
    // A name with an ending is an endpoint like any other.
    excludeStaticFile: false,
    documentation: {
      openapi: '3.1.0',
      info: {
        title: 'Birtu',
        version: '1',
        description: guide(publicUrl),
      },
      servers: [{ url: `${publicUrl}/api` }],
      tags,
      components: {
        schemas: { Problem: z.toJSONSchema(problemSchema, { target: 'draft-2020-12' }) as object },
        securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
  });
  // The generator's own type knows more than what is asked of it here.
  return completed(withoutUnsaid(generated) as OpenApi, apiAccess);
}

/** Bounds that a whole number has anyway say nothing. */
function withoutUnsaid(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnsaid);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, bound]) => key === 'default' || Math.abs(Number(bound)) !== Number.MAX_SAFE_INTEGER)
      .map(([key, part]) => [key, withoutUnsaid(part)]),
  );
}
