/** The settings as this process was given them. */
export const environment: Readonly<NodeJS.ProcessEnv> = { ...process.env };

// React renders a page in two thirds of the time by the build that it takes, when it is loaded, only where this says so:
// whoever serves pages imports this module first. What the variable means to the product is read from `environment`.
process.env['NODE_ENV'] = 'production';
