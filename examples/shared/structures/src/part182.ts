console.log(182);
