console.log(115);
