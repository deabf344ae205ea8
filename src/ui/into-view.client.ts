/** As a `ref`: what appears away from where it was asked for is brought into view, once. */
export const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' });
