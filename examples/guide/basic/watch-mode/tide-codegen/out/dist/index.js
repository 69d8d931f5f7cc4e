const ports = [
    'Brest',
    'Dover'
];
export { ports };
