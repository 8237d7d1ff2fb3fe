/** Names no child's board may show, one a line by topic, in disguises as well; each at most 20 letters. For comparing only. */
export const unfitNames = {
  violence: `Giết Người, giet nguoi, G1ết Người, Giết Bạn, Kẻ Sát Nhân, Sát Nhân 99, Đâm Chém, Chém Giết, Khủng Bố, khung bo 7, Đánh Bom,
    Bom Mìn, Sát Thủ, Sat Thu 12, Khát Máu, Tra Tấn, Xả Súng, Phanh Thây, Killer, K1ller, Kill You, kiiill, k i l l, Murderer, rnurder, Terrorist, ISIS,
    Taliban, Hamas, Bin Laden, Serial Killer, Die, Dead, Đánh Chết, Bắn Chết, Đập Chết, Xã Hội Đen, Mafia, Thảm Sát, Giết Hết, Bạo Lực`,
  selfHarm: `Tự Tử, T ự Tử, Tự Sát, tu sat, Muốn Chết, muon chet, Nhảy Lầu, Nhảy Cầu, Rạch Tay, rach tay, Cắt Tay, Treo Cổ, Suicide,
    Suicidal, Su1c1de, KMS, kys, Kill Myself, Want To Die, Wanna Die, Hate Myself, Self Harm, Không Muốn Sống, Chán Sống, Chết Đi, Thuốc Chuột`,
  sex: `Làm Tình, Tình Dục, Khiêu Dâm, Khoả Thân, Khỏa Thân, Cởi Truồng, Cởi Quần, Kích Dục, Xuất Tinh, Tinh Trùng, Bao Cao Su,
    Gái Gọi, gai goi, Gái Ngành, Ngực To, nguc to, Bóp Vú, Vú To, Quay Tay, Thẩm Du, Xoạc, Liếm, Ấu Dâm, Dâm Dê, Phim Sex, S3xy, s e x, 5ex, Trym, Chym To,
    J4V, JAV, Nude, nud3, Naked, OnlyFans, Only Fans, xVideos, XNXX, Xhamster, Pornhub, P0rnhub, Porn, p o r n, Hentai, Dildo, Cumshot, Orgasm, Boner,
    Blow Job, Handjob, Gangbang, Clitoris, Big Tits, Bdsm, Jizz, Bú Liếm, Đụ Nhau, Hấp Diêm, Cưỡng Hiếp, Cưỡng Dâm, D1ck, dlck, bltch, Iồn, Vagina, Sugar Baby`,
  gambling: `Cờ Bạc, Cá Độ, Lô Đề, Số Đề, Xóc Đĩa, Tài Xỉu, tai xiu, T4i Xiu, Đánh Bạc, Nổ Hũ, no hu, Cá Cược, Nhà Cái, Đá Gà, Soi Cầu, Casino, C4sino, Cas1no,
    Poker, Jackpot, 8xbet, W88, Fun88, 188bet, Kubet, SunWin, Go88, 789Club, HitClub, RikVip, 1xbet, Game Bài, game bai, Xì Dách, Con Bạc, Sòng Bạc, Vay Tiền, Cho Vay, Bet88, M88`,
  drugs: `Ma Tuý, Ma Túy, ma tuy, m4 tuy, Cần Sa, can sa, Hút Cần, Hút Cỏ, Bay Lắc, Đập Đá, Hàng Trắng, Heroin, Her0in, Cocain, Cocaine, C0caine, Ketamine, Marijuana, Cannabis,
    Ecstasy, LSD, Meth, Weed, w33d, Vape, V4pe, Vaping, Shisha, Thuốc Lá, Thuốc Lắc, Thuốc Phiện, Bạch Phiến, Bóng Cười, Hút Thuốc, Con Nghiện,
    Rượu Bia, Say Rượu, Xì Ke, Hít Ke, Say Xỉn, Drunk, Drugs, Vodka, Hút Chích`,
  politics: `Cộng Sản, Phản Động, phan dong, Đảo Chính, Lật Đổ, Đả Đảo, VNCH, Bò Đỏ, Tàu Khựa, Khựa, Trung Cộng, Tàu Cộng, Chủ Tịch Nước, Thủ Tướng, Tổng Thống, Tổng Bí Thư,
    Hồ Chí Minh, ho chi minh, Trump, Donald Trump, Tr ump, Putin, Put1n, Biden, Stalin, Lenin, Mao Trạch Đông, Tập Cận Bình, Xi Jinping, Kim Jong Un, Pol Pot, Hitler, H1tler, Nazi, N4zi,
    Phát Xít, Quốc Xã, KKK, Biểu Tình, Mọi Rợ, Mọi Đen, Đảng Cộng Sản, Việt Cộng`,
  insults: `Thiểu Năng, thieu nang, Bại Não, bai nao, Óc Bò, Não Tàn, Trẻ Trâu, tre trau, Tự Kỉ, Tự Kỷ, Idiot, Id1ot, Stupid, Stup1d, Moron, Loser, L0ser, Ugly, Dumb,
    Ngu Quá, Bé Ngu, Siêu Ngu, Thằng Khùng, Điên, Đần, Ngáo Đá, Tâm Thần, Bố Láo, VL, Vờ Lờ, Vê Lờ, Cờ Lờ, Đê Ca Mờ, Pê Đê, Ca Ve, Cave, Rác Rưởi, Hôi Nách, Shut Up, Pimp`,
} as const;

export const reservedNames = `admin, Admin, ADMIN 1, Adm1n, Admiŋ, Admiņ, ÆDMIN, AdmİN, Ądmin, Offlcial, ModeratoŘ, System, 4dmin, a d m i n, admln, adrnin, Adminnn, Sysadmin, Administrator, Quản Trị Viên, quan tri vien, Quản Trị, Ban Quản Trị, QTV,
  Moderator, M0derator, Mod, Điều Hành Viên, Hệ Thống, he thong, System, Support, Hỗ Trợ Viên, Hươu Ham Học, HƯƠU HAM HỌC, Hươu Ham Học 7, huou ham hoc, HuouHamHoc, Hu0u Ham H0c,
  Giáo Viên, giao vien, Cô Giáo, Cô Giáo Lan, Thầy Giáo, thay giao, Hiệu Trưởng, Nhà Trường, Phụ Huynh, Bộ Giáo Dục, Cảnh Sát, Nhân Viên, Staff, Official, Chính Chủ, Chính Thức, Root, Null, Undefined,
  Ẩn Danh, Anonymous, Tổng Đài, Webmaster, Developer, Bác Hồ, Giám Đốc, Quản Lý, Hotline`;

export const contactNames = `zalo 09, Zalo, ZaIo, Żalo, Vlber, TiktoĸAn, Facebooĸ, Z4lo, Zal0 Bé An, z a l o, Zaaalo, Facebook, F4cebook, Face Book, fb An, FB, Tiktok, Tik Tok An, T1ktok, Instagram, Insta An,
  Telegram, Tele An, Youtube, Y0utube, Discord, Viber, WhatsApp, Skype, Gmail, Yahoo, Wechat, Số Điện Thoại, SĐT, sdt 09, Kết Bạn Zalo, Kết Bạn, Inbox, Follow Me,
  Kênh Youtube, An Chấm Com, www An, Link Này, Add FB, Liên Hệ, Snapchat, Messenger`;

/** Numbers of telephones that are no plain row of digits. */
export const phoneNames = `o912345678, 09l2345678, 0912 345 67O, O9I2 345 678, 09 12 34 56 78, 09a12b34c567, An 0 9 1 2 3 4 5 6, Sáu Tư Hai Ba Năm Ba`;
