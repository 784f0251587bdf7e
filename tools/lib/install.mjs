import { installPackages } from './apt.mjs';
import { NEEDS } from './needs.mjs';
import { installNodePackages } from './node_packages.mjs';

/**
 * Installs whatever is missing for these parts of the work: system packages, then node packages.
 * @param {readonly (keyof typeof NEEDS)[]} parts
 */
export async function install(parts) {
  const missing = parts.flatMap((part) => NEEDS[part]).filter((need) => !need.present());
  const packages = new Set(missing.map((need) => need.package));
  if (packages.size > 0) installPackages([...packages]);
  await installNodePackages();
}
