## The lessons of the course: LESSON is the title, LESSON-STEP the task, then what is said of right and wrong answers

lesson-liuhu-1 = 認牌與老歲
lesson-liuhu-1-a = 四門：拾大過貫，貫大過索，索大過線。每門最大、還沒出過的一張是老歲；百子、毛公、雲線也是。點出老歲。
lesson-liuhu-1-a-guan = 七貫上面還有八貫、九貫沒出。
lesson-liuhu-1-a-strings = 四索上面還有五索到九索沒出。
lesson-liuhu-1-a-done = 老歲在手，一張值一胡。
lesson-liuhu-1-b = 阿蘭出了九貫。哪張剛剛變成老歲？
lesson-liuhu-1-b-low = 三貫上面還有八貫。
lesson-liuhu-1-b-before = 九索本來就是老歲：索門最大的一張。
lesson-liuhu-1-b-done = 老歲會往下傳：記住出了什麼，就知道自己有幾胡。

lesson-liuhu-2 = 誰大：先比門，再比數
lesson-liuhu-2-a = 阿蘭引八貫。單張先比門，再比數。哪張擊得過？
lesson-liuhu-2-a-suit = 九索：索低過貫，數字大也沒用。
lesson-liuhu-2-a-number = 三貫：同門，三小過八。
lesson-liuhu-2-a-done = 二拾是拾門，擊得過八貫。百子、一貫、一索、雲線引出時算最大，沒有牌可擊。

lesson-liuhu-3 = 引哪張
lesson-liuhu-3-a = 輪到你引。引單張有規矩：先引手上最大的一門，而且先引不是老歲的。點出可以引的一張。
lesson-liuhu-3-a-old = 九拾是老歲，三拾還在：先引三拾。
lesson-liuhu-3-a-suit = 拾門未引完：先引拾。
lesson-liuhu-3-a-joker = 雲線：有門的牌都沒有了才可以引。
lesson-liuhu-3-a-done = 三拾。各和順不受這條管，隨時可引。

lesson-liuhu-4 = 各與順
lesson-liuhu-4-a = 同門三張相連是順；三張或四張同數是各。逐組點出。
lesson-liuhu-4-a-run = 順
lesson-liuhu-4-a-set = 各
lesson-liuhu-4-a-miss = 順要同一門相連；各要同一數。現在找：{ $part }。
lesson-liuhu-4-a-done = 一組順，一組各：都是三張一起引。
lesson-liuhu-4-b = 阿蘭引三張八。各的次序：九、一、八、七…二。擊得過嗎？
lesson-liuhu-4-b-one = 五線單張不夠，要三張同數。
lesson-liuhu-4-b-miss = 要三張同數一起出。
lesson-liuhu-4-b-done = 一次三張，贏三胡。三張一只低過三張九。

lesson-liuhu-5 = 擊或墊
lesson-liuhu-5-a = 阿蘭引五貫。擊得過而不想擊，可以墊，但要拆：墊的牌裡要有一張擊得過的。墊哪張？
lesson-liuhu-5-a-miss = 二索擊不過五貫；你擊得過，就不能拿它來墊。
lesson-liuhu-5-a-done = 所以不擊也有代價。擊不過的時候，墊什麼都可以。
lesson-liuhu-5-b = 同一局面，這次擊過它。
lesson-liuhu-5-b-miss = 二索低過貫門，擊不過。
lesson-liuhu-5-b-done = 擊得過。同門用大的，或者用更高的門。

lesson-liuhu-6 = 食糊
lesson-liuhu-6-a = 你贏了三胡，手上老歲三張：九拾、毛公、雲線。共幾胡？
lesson-liuhu-6-a-miss = 三加三。四索不是老歲，不算。
lesson-liuhu-6-a-done = 六胡。夠六胡，又輪到你引，就可以食糊。
lesson-liuhu-6-b = 食糊，還是再打？
lesson-liuhu-6-b-hu = 食糊
lesson-liuhu-6-b-lead = 再打
lesson-liuhu-6-b-miss = 再打可能多一胡、多一倍；失了引牌就不能食。先收這一局。
lesson-liuhu-6-b-done = 六胡值 1，兩家各付你 1。夢家的四對上你的四索：五加一，六胡，兩家也各付他 1。

lesson-liuhu-7 = 一局打完，你贏
lesson-liuhu-7-play = 起手三張老歲：做。你有拾門的順：沒有更大的順。引了它，老歲會傳給誰？
lesson-liuhu-7-play-call = 你有三張老歲和一副最大的順：做牌吧。真的不做，就再按一次。
lesson-liuhu-7-play-miss = 引單張只贏一胡，還可能被擊；拾門的順一次三胡。真的要這樣，就再按一次。
lesson-liuhu-7-play-hu = 六胡夠了：食糊。失了引牌就不能食。真的要再打，就再按一次。
lesson-liuhu-7-play-done = 三胡在桌，三張老歲在手：六胡，食糊！
