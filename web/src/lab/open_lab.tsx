import './styles.css';
import type { ComponentChild } from 'preact';
import type { PlayedGame } from '../shell/played_game';
import type { Room } from '../shell/room';
import type { UrlParameters } from '../shell/url_parameters';
import { Lab } from './lab';
import { LabScreen } from './lab_screen';
import { matchOfAddress } from './match_settings';
import { messages } from './words/messages';

/** The lab with its screen. */
export interface OpenLab {
  lab: Lab;
  view(onHome: () => void, onLook: (game: PlayedGame) => void): ComponentChild;
}

/**
 * Opens the lab on two opponents of a game: those of the address, else the `chosen` one, by default the strongest, and
 * the one a rung easier.
 */
export async function openLab(room: Room, parameters: UrlParameters, chosen?: number): Promise<OpenLab> {
  await messages.load();
  const rungs = room.session.ladder.map((known) => known.rung);
  const strongest = rungs.at(-1) ?? 0;
  const first = chosen ?? strongest;
  const easier = rungs.findLast((known) => known < first) ?? strongest;
  const lab = new Lab(room, matchOfAddress(parameters, first, easier));
  const view: OpenLab['view'] = (onHome, onLook) => <LabScreen lab={lab} onHome={onHome} onLook={onLook} />;
  return { lab, view };
}
