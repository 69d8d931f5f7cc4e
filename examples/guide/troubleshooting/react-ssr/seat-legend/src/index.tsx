const wide = window.innerWidth > 600;

export const Legend = () => <p>{wide ? 'Seats and prices' : 'Seats'}</p>;
