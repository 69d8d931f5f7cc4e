console.log(63);
