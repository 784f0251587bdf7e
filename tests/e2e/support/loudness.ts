/** What a listener hears of samples at 48,000 a second. */

export const SAMPLE_RATE = 48_000;

/** ITU-R BS.1770: what the head does to a sound, and how little low tones count; b0 b1 b2 a1 a2 of each filter. */
const K_WEIGHTING = [
  [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  [1, -2, 1, -1.99004745483398, 0.99007225036621],
] as const;

/** Seconds over which an ear adds up what it hears. */
const EAR_SECONDS = 0.2;

/** The loudest moment, in decibels (LUFS over the ear's time instead of 400 ms). */
export function loudness(samples: readonly number[]): number {
  const heard = K_WEIGHTING.reduce<readonly number[]>(filtered, samples);
  const window = EAR_SECONDS * SAMPLE_RATE;
  let sum = 0;
  let most = 0;
  for (const [index, sample] of heard.entries()) {
    const gone = heard[index - window] ?? 0;
    sum += sample * sample - gone * gone;
    most = Math.max(most, sum);
  }
  return -0.691 + 10 * Math.log10(most / window);
}

export function peak(samples: readonly number[]): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

function filtered(
  samples: readonly number[],
  [b0, b1, b2, a1, a2]: (typeof K_WEIGHTING)[number],
): readonly number[] {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}
