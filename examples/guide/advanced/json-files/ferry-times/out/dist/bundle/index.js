const prices = {
    adult: {
        cents: 1250
    }
};
const routes = {
    title: 'Ferries',
    ports: [
        'Brest',
        'Cork'
    ]
};
const title = routes.title;
const adult = prices.adult.cents;
export { adult, title };
