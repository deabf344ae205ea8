/** The listing of plans, opened at one of its tabs. */
export const plansPath = (tab: 'fitness' | 'nutrition') => `/services/fitness-and-nutrition-plans?tab=${tab}`;
