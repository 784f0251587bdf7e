/** Words about the fallback engine, in English; its keys are every table’s. */
export const en = {
  standsIn: (name: string) => `${name} is helping meanwhile.`,
  learnedLoading: (name: string) => `Loading ${name} …`,
  learnedUnreachable: (name: string) => `${name} could not be loaded. Check your connection.`,
  learnedDamaged: (name: string) => `${name} arrived damaged.`,
  learnedRefused: (name: string) => `${name} does not work on this device.`,
};
