// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KINDS } from '../../../web/src/gomoku/files/kinds';
import { sign } from '../../../web/src/gomoku/sign';
import { GOMOKU } from '../../../web/src/gomoku/spec';
import { messages } from '../../../web/src/gomoku/words/messages';
import { LANGUAGES } from '../../../web/src/i18n/languages';
import { speak } from '../../../web/src/i18n/words';
import { faultWords } from '../../../web/src/play/files/fault_words';
import { FilesDialog } from '../../../web/src/play/files/files_dialog';
import type { Fault } from '../../../web/src/play/files/reading';
import { messages as fileWords } from '../../../web/src/play/files/words/messages';
import type { GameRecord } from '../../../web/src/play/game_types';
import { game, opened, openRules } from '../gomoku/support/module';
import { tablesOf } from '../support/tables';

const PRESENT = game('h8i9');
const TABLES = tablesOf(messages);
const t = TABLES.en;

const onOpen = vi.fn<(record: GameRecord) => void>();
const onClose = vi.fn<() => void>();
const writeText = vi.fn<(text: string) => Promise<void>>();

function show(record = PRESENT): void {
  act(() =>
    render(
      <FilesDialog
        spec={GOMOKU}
        kinds={KINDS}
        record={record}
        sender={{ rung: 20, side: 0 }}
        openRules={openRules}
        onOpen={onOpen}
        onClose={onClose}
      />,
      document.body,
    ),
  );
}

const part = <Element extends HTMLElement = HTMLElement>(id: string) =>
  document.querySelector<Element>(`[data-testid="${id}"]`);

const click = (id: string) => act(async () => part(id)?.click());

function paste(text: string): void {
  const field = part<HTMLTextAreaElement>('paste-game')!;
  field.value = text;
  act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
}

function drop(...files: File[]): void {
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { files },
  });
  part('open-game')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
}

/** What came of reading a file, once it is shown. */
function outcome(): Promise<HTMLElement> {
  return vi.waitUntil(() => part('file-found') ?? part('file-fault'));
}

beforeEach(() => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  writeText.mockResolvedValue();
});

afterEach(() => {
  act(() => render(null, document.body));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const spy of [onOpen, onClose, writeText]) spy.mockReset();
  expect(opened.count).toBe(0);
});

describe('another game', () => {
  it('that is pasted is shown first and opened on demand', async () => {
    show();
    paste('(;GM[4]SZ[19]RU[renju]PB[Ada]PW[Grace];B[hh];W[ig];B[ii])');
    expect(part('file-found')?.textContent).toContain('3 stones, 19 × 19, renju, Ada – Grace');
    expect(onOpen).not.toHaveBeenCalled();
    await click('open-it');
    expect(onOpen.mock.calls).toEqual([
      [{ size: 19, rule: 'renju', opening: 'free', actions: [147, 128, 168], players: ['Ada', 'Grace'] }],
    ]);
  });

  it('that ended off the board says who won and how, and is opened with its end', async () => {
    show();
    paste('(;GM[4]PB[Ada]PW[Grace]RE[W+T];B[hh];W[ig])');
    expect(part('file-result')?.textContent).toBe('Grace beat Ada · Ada ran out of time.');
    expect(part('file-note')).toBeNull();
    await click('open-it');
    expect(onOpen.mock.calls).toMatchObject([[{ ending: { winner: 1, by: 'time' } }]]);
  });

  it('says what became of a result that nobody understands, and of one that the board contradicts', () => {
    show();
    paste('(;GM[4]RE[gg wp];B[hh];W[ig])');
    expect(part('file-note')?.textContent).toContain('“gg wp”');
    expect(part('file-result')).toBeNull();
    paste('(;GM[4]PB[Ada]PW[Grace]RE[W+R];B[hh];W[ao];B[ih];W[bo];B[jh];W[co];B[kh];W[do];B[lh])');
    expect(part('file-result')?.textContent).toBe('Ada beat Grace');
    expect(part('file-note')?.textContent).toBe(fileWords.value.noteResultDenied);
    paste('(;GM[4]RE[five!];B[hh];W[ao];B[ih];W[bo];B[jh];W[co];B[kh];W[do];B[lh])');
    expect(part('file-note')).toBeNull();
  });

  it('that is no game says what is wrong and where, and nothing is opened', () => {
    show();
    paste('(;GM[4]SZ[15]\n;B[hh];W[zz])');
    const fault = part('file-fault');
    expect(fault?.getAttribute('role')).toBe('alert');
    expect(fault?.textContent).toContain('Line 2, column 10: “zz” is not a point on this board.');
    expect(fault?.textContent).toContain(fileWords.value.filesStays);
    expect(part('open-it')).toBeNull();
    paste('');
    expect(part('file-fault')).toBeNull();
  });

  it('that the rules refuse names the move', () => {
    show();
    paste('#game=gomoku&moves=h8h8');
    expect(part('file-fault')?.textContent).toContain('Move 2: h8 is already taken.');
  });

  it('can be dropped as a file, whose name is told', async () => {
    show();
    drop(new File(['Piskvorky 15x15, 0:0, 0\r\n8,8,0\r\n'], 'evening.psq'));
    const { textContent } = await outcome();
    expect(textContent).toContain('From evening.psq');
    expect(textContent).toContain('1 stone,');
  });

  it('can be chosen with the file picker', async () => {
    show();
    const input = part<HTMLInputElement>('file-input')!;
    vi.spyOn(input, 'files', 'get').mockReturnValue([new File(['nothing'], 'x.txt')] as unknown as FileList);
    input.dispatchEvent(new Event('change', { bubbles: true }));
    expect((await outcome()).textContent).toContain(
      fileWords.value.faultUnknownFormat('SGF, psq', sign().title),
    );
  });

  it('dropped later wins over one that takes longer to read', async () => {
    show();
    const slow = new File(['(;GM[4];B[hh])'], 'slow.sgf');
    let finish = () => {};
    const bytes = slow.arrayBuffer();
    slow.arrayBuffer = () => new Promise((resolve) => (finish = () => resolve(bytes)));
    drop(slow);
    drop(new File(['(;GM[4];B[hh];W[ii])'], 'quick.sgf'));
    expect((await outcome()).textContent).toContain('quick.sgf');
    finish();
    await bytes;
    await act(() => Promise.resolve());
    expect((await outcome()).textContent).toContain('quick.sgf');
  });
});

describe('the game in progress', () => {
  it('is copied as a link', async () => {
    show();
    await click('copy-link');
    expect(writeText.mock.calls[0]?.[0]).toMatch(/#game=gomoku&ai=20&side=first&moves=h8i9$/);
    expect(part('copy-link')?.textContent).toBe(t.copied);
  });

  it('shows its link where copying is not allowed', async () => {
    writeText.mockRejectedValue(new Error('not in this frame'));
    show();
    await click('copy-link');
    expect(part<HTMLInputElement>('link')?.value).toMatch(/moves=h8i9$/);
  });

  it('is saved as SGF and as psq', async () => {
    const saved: [string, Blob][] = [];
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob) - 1}`);
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push([this.download, blobs[Number(this.href.split(':')[1])]!]);
    });
    show();
    await click('save-sgf');
    await click('save-psq');
    expect(saved.map(([name]) => name.replace(/\d/g, '9'))).toEqual([
      'gomoku-9999-99-99.sgf',
      'gomoku-9999-99-99.psq',
    ]);
    expect(await saved[0]?.[1].text()).toContain(';B[hh];W[ig])');
    expect(await saved[1]?.[1].text()).toContain('8,8,0\r\n9,7,0\r\n');
    expect(part<HTMLTextAreaElement>('sgf-text')?.value).toContain(';B[hh];W[ig])');
  });

  it('cannot be taken along before it has begun', () => {
    show({ ...PRESENT, actions: [] });
    for (const id of ['save-sgf', 'save-psq', 'copy-link']) {
      expect(part<HTMLButtonElement>(id)?.disabled).toBe(true);
    }
  });
});

describe.each(LANGUAGES)('faults in %s', (code) => {
  beforeEach(() => speak(code));
  afterEach(() => speak('en'));

  const place = { line: 3, column: 14 };
  const faults: Fault[] = [
    { kind: 'point', place, found: 'zz' },
    { kind: 'forbidden', move: 9, found: 'h8' },
    { kind: 'psqHeader', place, found: 'x' },
    { kind: 'breaksOff', place },
  ];

  it.each(faults)('say what and where: $kind', (fault) => {
    const words = faultWords(GOMOKU, fault);
    for (const part of [fault.found, fault.move, fault.place?.line, fault.place?.column]) {
      if (part !== undefined) expect(words).toContain(String(part));
    }
  });
});
