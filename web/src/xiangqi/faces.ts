import type { Masks } from '../faces/mask';

export const FACES: Masks = {};
