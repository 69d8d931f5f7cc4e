console.log(165);
