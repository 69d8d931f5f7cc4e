console.log(124);
