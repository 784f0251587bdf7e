/** Glue whose module never comes. */
export default () => new Promise<never>(() => {});
