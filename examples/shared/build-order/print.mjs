import fs from 'node:fs';

const [name, other] = process.argv.slice(2);
const say = (sign) => fs.appendFileSync('../../log.txt', sign + name + ' ');
say('+');
const end = Date.now() + Number(process.env.PATIENCE);
const isAlone = () => !fs.readFileSync('../../log.txt', 'utf8').includes('+' + other);
while (other && isAlone() && Date.now() < end) await new Promise((done) => setTimeout(done, 20));
say('-');
