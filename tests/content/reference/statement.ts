/** An error on a page, with its location. */
export interface Failure {
  file: string;
  line: number;
  message: string;
}
