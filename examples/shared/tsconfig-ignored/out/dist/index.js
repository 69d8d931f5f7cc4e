import kelp from "kelp";
console.log('effect runs');
class Tide {
    high = 1;
    low;
}
const size = (given)=>[
        1 === given,
        kelp,
        0,
        0
    ];
export { Tide, size };
