declare module '*.csv' {
  const rows: string[][];
  export default rows;
}
