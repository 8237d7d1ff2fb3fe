import { capitalSentences } from "./capital-sentences.ts";

/** Sentences of class 1 with the longer rimes. */
const long = `Bạn Hoàng rất ngoan.
Thuyền trôi trên sông.
Hươu uống nước suối.
Bà kể chuyện đêm khuya.
Bé thích xem xiếc.
Mẹ mua khoai lang.
Đường làng quanh co.
Em chải tóc mượt mà.
Vườn nhà em có chuối.
Chim khướu hót hay.
Chị Huệ tuốt lúa.
Quyển sách này rất hay.
Nhà em nuôi thỏ.
Bố cuốc đất trồng khoai.
Cô giáo khuyên em chăm học.
Chiều nay gió mát rượi.
Mùa xuân hoa nở.
Em khoanh tay chào cô.
Bé có áo choàng đẹp.
Tàu hoả chạy trên đường ray.
Con ốc có vỏ xoắn.
Luỹ tre xanh rì rào.
Mèo con duỗi người.
Chuồn chuồn bay thấp.
Bà luộc rau muống.
Bướm đậu trên hoa.
Em uống nước dừa.
Kiến tha mồi về tổ.`;

/** Short sentences to find a syllable in, by its rime or its tone. */
export const rimeSentences: readonly string[] = [...long.split("\n"), ...capitalSentences.map(({ text }) => text)];
