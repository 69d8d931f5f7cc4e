export const Buoy = () => <b>red</b>;
