import { LongScreen } from '../shell/ui/long_screen';
import { messages } from './words/messages';
import type { Work } from './work';

interface CreditsProps {
  works: readonly Work[];
  onHome(): void;
}

/** All that the page is made of and made after: by whom, under which licence, and its text. */
export function CreditsScreen({ works, onHome }: CreditsProps) {
  const t = messages.value;
  return (
    <LongScreen name="credits" title={t.credits} onHome={onHome}>
      <ul class="credits-body">
        {works.map((work) => (
          <li key={work.name} class="card">
            <OneWork {...work} />
          </li>
        ))}
      </ul>
    </LongScreen>
  );
}

function OneWork({ name, version, use, by, address, licence, text }: Work) {
  const t = messages.value;
  return (
    <>
      <h2>
        {address === null ? name : <Outside address={address}>{name}</Outside>}{' '}
        {version === null ? null : <span class="quiet figures">{version}</span>}
      </h2>
      <p>
        {t.uses[use]}
        {by === null ? null : ` ${t.creditBy(by)}`}
      </p>
      {licence === null ? null : (
        <details>
          <summary>{t.licence(licence)}</summary>
          <pre>{text}</pre>
        </details>
      )}
    </>
  );
}

/** A frame would be left for another page. */
function Outside({ address, children }: { address: string; children: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
