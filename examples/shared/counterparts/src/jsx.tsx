export const boat = () => <><b>boat</b></>;
