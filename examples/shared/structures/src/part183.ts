console.log(183);
