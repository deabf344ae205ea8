import type { Page } from '@playwright/test';

let members = 0;

export const memberPassword = 'Injera-Wot-12';

const assessment = {
  age: 28,
  gender: 'female',
  activityLevel: 'moderate',
  height: 165,
  weight: 60,
  restingHeartRate: 66,
  sitUps: 36,
  flexibility: 4,
  cardio: 11.5,
};

/**
 * Registers a member and signs the page's browser in.
 *
 * @param data what a client keeps with the account; without a name, as another front end may leave it out
 * @returns how to call the API as that member
 */
export async function signInAsNewMember(page: Page, data: object = { full_name: 'Selam Tesfaye' }) {
  members += 1;
  const email = `member${members}-${process.pid}@birtu.test`;
  const password = memberPassword;
  const answer = await page.request.post('/auth/v1/signup', { data: { email, password, data } });
  const session = (await answer.json()) as { access_token: string };
  await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('birtu-session', text), JSON.stringify(session));
  const headers = { authorization: `Bearer ${session.access_token}` };
  return {
    email,
    password,
    log: (activity: object) => page.request.post('/api/activities', { headers, data: activity }),
    keepBody: (body: object) => page.request.patch('/api/profile', { headers, data: body }),
    /** Two tests apart in their push-ups. */
    keepAssessment: async () => {
      for (const pushUps of [12, 17])
        await page.request.post('/api/assessments', { headers, data: { ...assessment, pushUps } });
    },
    /** @param path below `/api` */
    call: (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      page.request.fetch(`/api${path}`, { method, headers, ...(body && { data: body }) }),
    endSessions: () => page.request.post('/auth/v1/logout?scope=global', { headers }),
  };
}
