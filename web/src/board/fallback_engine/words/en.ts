/** Words about the fallback engine, in English; its keys are every table’s. */
export const en = {
  standsIn: (name: string) => `${name} stands in.`,
  learnedComing: (name: string) => `What ${name} has learned is on its way.`,
  learnedUnpacking: (name: string) => `What ${name} has learned is being unpacked.`,
  learnedUnreachable: (name: string) =>
    `What ${name} has learned could not be fetched. Check the connection.`,
  learnedDamaged: (name: string) => `What ${name} has learned arrived damaged.`,
  learnedRefused: (name: string) => `What ${name} has learned could not be taken up here.`,
};
