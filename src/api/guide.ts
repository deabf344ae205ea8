import { maxBodyText } from './body-limit.ts';

const codes: readonly (readonly [number, string, string])[] = [
  [400, 'malformed_body', 'The body is no JSON.'],
  [401, 'not_signed_in', 'The endpoint is for members, and no token came along.'],
  [401, 'invalid_token', 'The token is wrong, has expired, or its session has ended: refresh or sign in.'],
  [403, 'second_factor_required', 'The account has a second factor that this session still owes.'],
  [
    403,
    'second_step_missing',
    'A super admin has no second factor yet, without which nothing below `/api/admin` answers.',
  ],
  [403, 'recovery_session', 'A session of a reset link can set a new password and nothing else.'],
  [403, 'forbidden', 'The role does not allow it.'],
  [404, 'not_found', 'There is nothing of that id that the caller may see.'],
  [409, 'various', 'It would collide with what is there; the code says with what.'],
  [413, 'too_large', `The body is larger than ${maxBodyText}.`],
  [415, 'unsupported_media_type', 'The body is not application/json.'],
  [422, 'invalid_input', 'Fields are missing or wrong; errors names each with its path.'],
  [429, 'over_request_rate_limit', 'Too many at once; Retry-After says in how many seconds to come back.'],
  [500, 'internal', 'A fault on the server’s side.'],
  [503, 'unavailable', 'The database is away for a moment; Retry-After says when to come back.'],
];

/** What holds for every endpoint, in Markdown, as the OpenAPI document tells it before any of them. */
export const guide = (publicUrl: string): string => `
Plans, exercises, foods, articles and the member’s own records. Requests and answers are JSON in UTF-8. Plans, exercises, foods and articles need no key and no account:

    curl '${publicUrl}/api/plans/fitness?level=beginner'

## Texts and lists
A text that readers see comes in its languages, as \`{"en": "…", "am": "…"}\`; where a translation is missing, \`am\` is. Public lists come in pages, counted from 1, with \`total\` and \`pages\`. Days are \`2026-11-21\`, lengths centimetres, masses kilograms, energy kilocalories.

## Signing in
Endpoints for members want a token, which lives ten minutes. Accounts speak the protocol of Supabase Auth at \`${publicUrl}/auth/v1\`, so its official clients sign in, refresh and sign out by themselves. By hand:

    curl -X POST '${publicUrl}/auth/v1/token?grant_type=password' -H 'Content-Type: application/json' -d '{"email": "selam@example.et", "password": "…"}'

The answer holds \`access_token\`, to be sent as \`Authorization: Bearer …\`, and \`refresh_token\`, good once, for the next pair:

    curl -X POST '${publicUrl}/auth/v1/token?grant_type=refresh_token' -H 'Content-Type: application/json' -d '{"refresh_token": "…"}'

Members see and change their own records only; another member’s id is answered like one that does not exist.

## Errors
A refusal is \`application/problem+json\` (RFC 9457). \`code\` is stable and for programs, \`detail\` is for people, in English.

${codes.map(([status, code, meaning]) => `- ${status} \`${code}\`: ${meaning}`).join('\n')}

## Limits
A body may have ${maxBodyText}. Reading what is public is not counted; its answers may be kept for a minute, as \`Cache-Control\` says. Large answers of a member's own have an \`ETag\`: who names it in \`If-None-Match\` gets 304, and no body, as long as it stands. Messages, assessments, attempts to sign in, registrations and mailed codes are limited for each account, and more generously for each client. Whoever reaches a limit gets 429, with the seconds to wait in \`Retry-After\`.
`;
