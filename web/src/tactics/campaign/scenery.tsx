import type { ComponentChild } from 'preact';

/** The country of a chapter; one that is not known has that of its place. */
export function Scenery({ chapter, place }: { chapter: string; place: number }) {
  const draw = COUNTRIES[chapter] ?? Object.values(COUNTRIES)[place % Object.keys(COUNTRIES).length];
  return (
    <svg class="scenery" viewBox="0 0 900 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {draw?.()}
    </svg>
  );
}

/** Hills along the whole band, `at` its height. */
function Hills({ at, look }: { at: number; look: string }) {
  const top = 200 - at;
  return (
    <path
      class={look}
      d={`M-10 200V${top}c90-${at / 3} 150 ${at / 6} 240 0s170-${at / 4} 250 0 150 ${at / 3} 230 4 130-${at / 3} 210-6V200z`}
    />
  );
}

const several = (count: number, draw: (place: number) => ComponentChild) =>
  Array.from({ length: count }, (_, place) => draw(place));

const COUNTRIES: Readonly<Record<string, () => ComponentChild>> = {
  levels: () => (
    <>
      <Hills at={130} look="land-far" />
      <Hills at={84} look="land-near" />
      {several(9, (place) => (
        <path
          key={place}
          class="land-tuft"
          d={`M${50 + place * 101} ${168 + (place % 3) * 9}q4-14 0-20q8 6 6 20q2-12 10-16q-2 10-4 16z`}
        />
      ))}
    </>
  ),
  frontier: () => (
    <>
      <Hills at={120} look="land-far" />
      <Hills at={70} look="land-near" />
      {several(22, (place) => (
        <path key={place} class="land-wood" d={`M${20 + place * 40} 176v-46l8-12 8 12v46z`} />
      ))}
      <path class="land-wood" d="M10 142h880v8H10zM10 160h880v8H10z" />
    </>
  ),
  marsh: () => (
    <>
      <Hills at={96} look="land-far" />
      <Hills at={60} look="land-near" />
      {several(4, (place) => (
        <g key={place}>
          <ellipse class="land-water" cx={130 + place * 220} cy={172 - (place % 2) * 14} rx="86" ry="13" />
          <path class="land-water-light" d={`M${84 + place * 220} ${170 - (place % 2) * 14}h40m14 5h34`} />
          <path class="land-reed" d={`M${214 + place * 220} 178v-52m10 52v-42m-20 42v-34`} />
        </g>
      ))}
    </>
  ),
  passes: () => (
    <>
      <path class="land-rock-far" d="M-10 200 120 44l70 66 90-92 150 182z" />
      <path class="land-rock-far" d="M470 200 640 20l96 92 62-50 120 138z" />
      <path class="land-rock" d="M-10 200 60 106l80 94zM330 200l-60-74-70 74zM560 200l74-88 92 88z" />
      <path class="land-snow" d="m280 18 40 48-22-8-18 16-16-18-20 4zM640 20l44 42-24-6-18 16-18-14-20 0z" />
    </>
  ),
  highlands: () => (
    <>
      <Hills at={160} look="land-rock-far" />
      <Hills at={112} look="land-far" />
      <Hills at={66} look="land-near" />
      {several(6, (place) => (
        <path
          key={place}
          class="land-rock"
          d={`M${70 + place * 150} ${184 - (place % 2) * 20}l14-24 22-6 18 14 8 16z`}
        />
      ))}
    </>
  ),
  summit: () => (
    <>
      <path
        class="land-rock-far"
        d="M-10 200 150 96l90 50 60-40 130 94zM500 200l110-90 70 40 90-60 150 110z"
      />
      <path class="land-rock" d="M210 200 430 22l30 24 34-30 230 184z" />
      <path class="land-snow" d="m430 22 30 24 34-30 82 66-34-6-30 20-34-26-32 24-30-22-34 14-22-8z" />
      <path class="land-pole" d="M462 46V6" />
      <path class="land-flag" d="M464 6c14-6 22 8 36 1v18c-14 6-22-7-36-1z" />
    </>
  ),
};
