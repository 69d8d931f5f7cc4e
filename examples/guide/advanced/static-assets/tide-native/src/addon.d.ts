declare module '*.node' {
  const addon: { height: (hour: number) => number };
  export default addon;
}
