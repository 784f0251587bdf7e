/** The interface's icons: strokes on a square of 24. */
const PATHS = {
  home: 'M4 11.5 12 4.5l8 7M6.5 10v9h11v-9M10 19v-5h4v5',
  settings:
    'M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6ZM12 3.5v2.2M12 18.3v2.2M3.5 12h2.2M18.3 12h2.2M6 6l1.6 1.6M16.4 16.4 18 18M6 18l1.6-1.6M16.4 7.6 18 6',
  undo: 'M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5 5 0 0 1 0 10h-3.5',
  restart: 'M5 12a7 7 0 1 0 2.2-5.1M5 4.5V8.6h4.1',
  end: 'M5 5v14l9-7zM18.5 5v14',
  skip: 'M4 6v12l7-6zM12.5 6v12l7-6z',
  menu: 'M4.5 7h15M4.5 12h15M4.5 17h15',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5 10 17.5 19.5 7',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 16.8v.4',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5M12 7.8v.4',
  copy: 'M9 9h10v11H9zM5.5 15H5V4h10v.5',
  chevron: 'M7 10l5 5 5-5',
  back: 'M14.5 5 7.5 12l7 7',
  shield: 'M12 3.5 5 6v5.5c0 4.4 2.9 7.6 7 9 4.1-1.4 7-4.6 7-9V6z',
  swap: 'M4 8.5h14L14.5 5M20 15.5H6L9.5 19',
  map: 'M4 6.5 9.5 4l5 2.5L20 4v13.5L14.5 20l-5-2.5L4 20zM9.5 4v13.5M14.5 6.5V20',
  eye: 'M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12ZM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  stop: 'M6 6h12v12H6z',
  forward: 'M9.5 5l7 7-7 7',
  first: 'M17.5 5l-7 7 7 7M6.5 5v14',
  last: 'M6.5 5l7 7-7 7M17.5 5v14',
  target: 'M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM12 2.8v5M12 16.2v5M2.8 12h5M16.2 12h5',
  advance: 'M5 6l6 6-6 6M12.5 6l6 6-6 6',
  flag: 'M6 20.5V4M6 5c4-2.2 7 2.2 12 0v9c-5 2.2-8-2.2-12 0',
  bulb: 'M9 17.5h6M10 20.5h4M12 3.5a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3.5Z',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  up: 'M12 19V5M6 11l6-6 6 6',
  chart: 'M4 19.5h16M6 16l4-5 4 3 5-8',
  tool: 'M19.5 7.500a4.500 4.500 0 0 1-6.200 5.200L7 19l-2.500-2.500 6.300-6.300A4.500 4.500 0 0 1 16 4l-2.500 3 2.500 2.500z',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
