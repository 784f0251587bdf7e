import type { TacticsModule } from '../../../../wasm/tactics';

/** Text form of the position in which a seed begins. */
export function startOf(module: TacticsModule, map: number): string {
  const rules = new module.Game();
  rules.start(map);
  const text = rules.text();
  rules.delete();
  return text;
}
