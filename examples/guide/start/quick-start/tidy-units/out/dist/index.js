function pickUnit(value, units) {
    return units.find((unit)=>value >= unit.size) ?? units[units.length - 1];
}
const BYTE_UNITS = [
    {
        label: 'GiB',
        size: 1024 ** 3
    },
    {
        label: 'MiB',
        size: 1024 ** 2
    },
    {
        label: 'KiB',
        size: 1024
    },
    {
        label: 'B',
        size: 1
    }
];
function formatBytes(bytes, units = BYTE_UNITS) {
    const unit = pickUnit(bytes, units);
    const amount = Math.round(bytes / unit.size * 10) / 10;
    return `${amount} ${unit.label}`;
}
export { formatBytes };
