/** Points of a course: more could not be told apart. */
const COURSE_POINTS = 120;

/** How many of `all` lie between two points of a course. */
export function stepOf(all: number): number {
  return Math.max(1, Math.ceil(all / COURSE_POINTS));
}
