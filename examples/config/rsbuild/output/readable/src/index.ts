const DEBUG = false;
const limit = 2 * 1024;

export function fits(size: number): boolean {
  if (DEBUG) {
    console.log('size', size);
  }
  const allowed = size <= limit;
  if (allowed) {
    return true;
  } else {
    return false;
  }
}
