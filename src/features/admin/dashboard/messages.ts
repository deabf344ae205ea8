export const dashboardMessages = {
  notLoaded: /*i18n*/ { id: 'Failed to load dashboard data. Please try again later.', why: 'never' },
} as const;
