import { readPoems } from "#lib/skills/vietnamese/reading/poems.ts";

/** Short poems in letters and rimes that are taught by the end of the first half of the year. */
export const poemTexts = readPoems(`
  # mèo con
  Mèo_con rửa mặt
  Bằng đôi chân mềm
  Rửa xong, meo_meo
  Nằm bên bếp êm.
  rime > eo
  rime > êm
  who > Con gì rửa mặt? > mèo con
  who > Mèo con nằm bên cái gì? > bếp
  show > Từ nào chỉ tiếng kêu? > meo meo
  show > Từ nào tả đôi chân? > mềm > Con nghĩ xem: sờ vào chân mèo thì thấy thế nào?
  # trăng
  Trăng tròn vành_vạnh
  Sáng khắp sân nhà
  Bà ngồi kể_chuyện
  Bé nằm nghe bà.
  rime > a
  rime > anh
  who > Ai nằm nghe? > bé
  who > Cái gì sáng khắp sân nhà? > trăng
  show > Từ hai tiếng nào tả trăng tròn? > vành vạnh
  # gà trống
  Gà_trống gáy vang
  Ò_ó_o
  Nắng vàng ngoài ngõ
  Bé dậy thật mau.
  rime > ang
  rime > o
  who > Con gì gáy vang? > gà trống
  who > Ai dậy thật mau? > bé
  show > Từ nào chỉ tiếng gà gáy? > ò ó o
  show > Từ nào chỉ màu của nắng? > vàng
  # mưa
  Mưa rơi tí_tách
  Trên tàu_lá xanh
  Chú_ếch ộp_ộp
  Gọi bạn thật nhanh.
  rime > anh
  rime > ôp
  who > Con gì gọi bạn? > chú ếch
  who > Mưa rơi trên cái gì? > tàu lá
  show > Từ nào tả tiếng mưa? > tí tách
  show > Từ nào tả tiếng ếch kêu? > ộp ộp
  show > Từ nào chỉ màu của lá? > xanh
  # ong
  Ong_vàng chăm_chỉ
  Bay khắp vườn hồng
  Lấy mật đem về
  Xếp đầy tổ_ong.
  rime > ong
  who > Con gì lấy mật? > ong vàng
  who > Ong cất mật ở đâu? > tổ ong
  show > Từ nào khen ong vàng? > chăm chỉ > Con tìm từ chỉ tính nết tốt.
  # tóc bà
  Tóc bà trắng_xoá
  Như mây giữa trời
  Bé ngồi chải nhẹ
  Bà nhìn, bà cười.
  rime > a
  who > Ai chải tóc cho bà? > bé
  who > Tóc bà trắng như cái gì? > mây
  show > Từ nào chỉ màu tóc của bà? > trắng xoá
  show > Từ nào cho thấy bà vui? > cười
  # cá vàng
  Cá_vàng bơi_lội
  Trong bể_nước trong
  Đuôi xoè như quạt
  Uốn lượn vòng_vòng.
  rime > ong
  who > Con gì bơi lội? > cá vàng
  who > Cá vàng bơi trong cái gì? > bể nước
  who > Đuôi cá như cái gì? > quạt
  show > Từ nào cho biết đuôi cá mở rộng? > xoè
  # đồng hồ
  Đồng_hồ tích_tắc
  Kim chạy đều_đều
  Nhắc bé đi_ngủ
  Nhắc mẹ nấu_cơm.
  rime > ăc
  rime > e
  who > Ai nấu cơm? > mẹ
  who > Ai đi ngủ? > bé
  who > Cái gì kêu tích tắc? > đồng hồ
  show > Từ nào tả tiếng đồng hồ? > tích tắc
  show > Từ nào tả kim chạy? > đều đều > Con tìm từ cho biết kim chạy thế nào.
  # thuyền giấy
  Bé thả thuyền giấy
  Trôi theo dòng mưa
  Thuyền ơi, xuôi nhé
  Em cười giòn_giã.
  rime > e
  rime > a
  rime > uyên
  who > Ai thả thuyền? > bé
  who > Thuyền làm bằng gì? > giấy
  show > Từ nào tả tiếng cười? > giòn giã
  # chim non
  Chim_non tập hót
  Líu_lo trên cành
  Lá nghe, lá vẫy
  Tay lá xanh_xanh.
  rime > a
  rime > anh
  who > Con gì tập hót? > chim non
  who > Chim non hót trên cái gì? > cành
  show > Từ nào tả tiếng chim? > líu lo
  show > Từ nào chỉ màu của lá? > xanh xanh
  # mẹ đi chợ
  Mẹ đi chợ sớm
  Mua quà cho em
  Quả_cam mọng_nước
  Quả xoài vàng thơm.
  rime > a
  rime > ơm
  who > Ai đi chợ? > mẹ
  who > Mẹ mua quà cho ai? > em
  who > Quả gì mọng nước? > quả cam
  show > Từ nào tả quả cam? > mọng nước
  show > Từ nào chỉ màu quả xoài? > vàng
  # tàu chạy
  Tu_tu, tàu chạy
  Qua cánh_đồng xanh
  Khói bay thành dải
  Tàu ơi, nhanh_nhanh!
  rime > anh
  rime > au
  rime > ay
  who > Cái gì bay thành dải? > khói
  who > Tàu chạy qua đâu? > cánh đồng
  show > Từ nào tả tiếng còi tàu? > tu tu
  show > Từ nào chỉ màu cánh đồng? > xanh
  # hoa sen
  Hoa_sen trong hồ
  Nở hồng sáng nay
  Gió đưa hương nhẹ
  Bướm lượn, bướm bay.
  rime > ay
  rime > ươm
  who > Hoa gì nở trong hồ? > hoa sen
  who > Cái gì đưa hương? > gió
  who > Từ nào chỉ nơi hoa sen nở? > hồ
  show > Từ nào chỉ màu hoa sen? > hồng
  show > Từ nào tả hương sen? > nhẹ > Con tìm từ cho biết hương sen thế nào.
  # trống trường
  Trống_trường tùng_tùng
  Gọi em vào lớp
  Cô_giáo mỉm_cười
  Bạn_bè ríu_rít.
  rime > ung
  rime > ao
  who > Ai mỉm cười? > cô giáo
  who > Hai tiếng nào chỉ vật gọi em vào lớp? > trống trường
  show > Từ nào tả tiếng trống? > tùng tùng
  show > Từ nào tả bạn bè nói cười? > ríu rít
  # đêm sao
  Sao đêm lấp_lánh
  Như mắt ai nhìn
  Dế kêu rả_rích
  Bé ngủ ngoan nào.
  rime > ao
  who > Con gì kêu? > dế
  who > Ai ngủ ngoan? > bé
  who > Sao đêm như cái gì? > mắt
  show > Từ nào tả ánh sao? > lấp lánh
  show > Từ nào tả tiếng dế? > rả rích
  # biển
  Sóng vỗ ì_ầm
  Cát vàng nắng ấm
  Bé xây nhà cát
  Còng chạy lon_ton.
  rime > âm
  rime > at
  rime > on
  rime > ong
  who > Ai xây nhà cát? > bé
  who > Con gì chạy lon ton? > còng
  show > Từ nào tả tiếng sóng? > ì ầm
  show > Từ nào chỉ màu của cát? > vàng
  # bố về
  Bố đi làm về
  Mồ_hôi ướt áo
  Bé chạy lấy quạt
  Quạt mát bố ơi!
  rime > at
  rime > ô
  who > Ai lấy quạt? > bé
  who > Cái gì ướt mồ hôi? > áo
  show > Từ nào tả gió của quạt? > mát > Con nghĩ xem: quạt thì thấy thế nào?
  # gấu bông
  Gấu_bông béo_tròn
  Ngồi bên gối nhỏ
  Bé hát ru gấu
  Gấu ngủ ngon_lành.
  rime > âu
  rime > on
  rime > u
  who > Ai hát ru? > bé
  who > Gấu bông ngồi bên cái gì? > gối
  show > Từ nào tả dáng gấu bông? > béo tròn
  show > Từ nào tả gấu ngủ say? > ngon lành > Con tìm từ cho biết gấu ngủ thế nào.
  # mùa xuân
  Én bay rộn_rã
  Báo xuân đã sang
  Mai nở hoa vàng
  Đào khoe cánh thắm.
  rime > ang
  rime > ao
  rime > a
  who > Con gì báo xuân sang? > én
  who > Hoa gì nở vàng? > mai
  show > Từ nào chỉ màu hoa mai? > vàng
  show > Từ nào tả én bay vui? > rộn rã
`);
