## The lessons of the course: LESSON is the title, LESSON-STEP the task, then what is said of right and wrong answers

lesson-mohuahua-1 = 大小：只看點數
lesson-mohuahua-1-a = 十四種牌，只看總點數。由大到小點。
lesson-mohuahua-1-a-miss = 數兩頭的點，加起來。
lesson-mohuahua-1-a-done = 八點、七點、四點。
lesson-mohuahua-1-b = 紅十和黑十，哪張大？
lesson-mohuahua-1-b-red = 紅十
lesson-mohuahua-1-b-black = 黑十
lesson-mohuahua-1-b-same = 一樣
lesson-mohuahua-1-b-miss = 都是十點：一樣大，誰也壓不過誰，先出的大。
lesson-mohuahua-1-b-done = 一樣大。天十二點最大，地眼兩點最小。

lesson-mohuahua-2 = 有大必打
lesson-mohuahua-2-a = 石頭引么七。這裡的規矩：壓得過就一定要打。挑最省的一張。
lesson-mohuahua-2-a-miss = 墊不得：你有比七點大的牌。
lesson-mohuahua-2-a-heaven = 可以，不過紅八已經夠大，留着天更有用。打不過才可以墊，蓋着，隨便墊。
lesson-mohuahua-2-a-done = 紅八剛好夠。打不過才可以墊，蓋着，隨便墊。

lesson-mohuahua-3 = 對、三伏、量子
lesson-mohuahua-3-a = 兩張以上要一模一樣：兩張是對，三張三伏，四張量子。引幾張值幾墩。引三張。
lesson-mohuahua-3-a-few = 再來：三張紅八要一起引，中間不能有別的。
lesson-mohuahua-3-a-miss = 三張一樣的只有紅八（喜、牛、擺、魚除外，下一課）。
lesson-mohuahua-3-a-done = 贏了就是三墩。量子贏了還另外值 2。

lesson-mohuahua-4 = 喜牛擺魚
lesson-mohuahua-4-a = 四組特別的牌，逐組點出。
lesson-mohuahua-4-a-xi = 喜：拐子、香六
lesson-mohuahua-4-a-niu = 牛：牛八、牛九
lesson-mohuahua-4-a-bai = 擺：紅八、黑十、天
lesson-mohuahua-4-a-yu = 魚：長二、串六、地眼
lesson-mohuahua-4-a-miss = 看牌上的名字。要的是{ $part }。
lesson-mohuahua-4-a-done = 次序：引出的喜最大，然後天、牛、擺、魚，再到其他；跟出的喜最小。

lesson-mohuahua-5 = 壓得過嗎
lesson-mohuahua-5-a = 阿蘭引魚，石頭墊了。魚要用三張去壓：擺大過魚。
lesson-mohuahua-5-a-triple = 三張么七是三伏，低過魚。
lesson-mohuahua-5-a-miss = 擺是三張：紅八、黑十、天。
lesson-mohuahua-5-a-done = 擺壓過魚：三墩。
lesson-mohuahua-5-b = 阿蘭引喜。你怎樣做？
lesson-mohuahua-5-b-heaven = 打一對天
lesson-mohuahua-5-b-discard = 墊兩張
lesson-mohuahua-5-b-miss = 一對天也壓不過引出的喜。
lesson-mohuahua-5-b-done = 喜引出來穩贏；跟着出就最小，所以喜要留到自己引。

lesson-mohuahua-6 = 夠與賜
lesson-mohuahua-6-a = 六墩夠，十一墩賜。你 7 墩，阿蘭 5，石頭 4；你贏過一副量子。夠值 1，量子值 2：這局你收多少？
lesson-mohuahua-6-a-miss = 牌值是 1＋2＝3，可是兩家都不夠六墩，兩家都付。
lesson-mohuahua-6-a-done = 每家 3，收 6。不夠六墩的人，喜牛量都作廢，還要付每個贏家。

lesson-mohuahua-7 = 一局打完，你贏
lesson-mohuahua-7-play = 掀！喜、牛、天都在你手。喜喜牛牛可以八張一起引：先來這個。
lesson-mohuahua-7-play-fold = 喜、牛、天都在你手：掀吧。真的要扣，就再按一次。
lesson-mohuahua-7-play-miss = 這樣引會被壓過。喜、牛、天、魚成組引，誰也壓不過。真的要這樣，就再按一次。
lesson-mohuahua-7-play-done = 喜、牛、天一路引到底：沒有人壓得過。
