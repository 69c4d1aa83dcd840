import Foundation
import Sessions
import SnapshotTesting
import Testing
import UIKit

/// Tests the shapes of files, and the substitutes of symbols.
@MainActor @Suite struct VectorGoldens {
  private let golden = Golden(group: "Vectors")

  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
    <style>.line{stroke:rgb(0,0,255);stroke-width:3;fill:none;stroke-dasharray:6 3}</style>
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="gold"/>
    <stop offset="1" stop-color="teal" stop-opacity=".3"/></linearGradient>
    <radialGradient id="r" href="#g" cx=".3" cy=".3" r=".7"/>
    <path id="p" d="M10 50a10 10 0 0 1 20 0 10 10 0 0 1 20 0q0 15-20 30-20-15-20-30z"/>
    <clipPath id="c"><circle cx="75" cy="25" r="20"/></clipPath>
    <mask id="m" fill="white"><use href="#p"/></mask></defs>
    <rect x="2" y="2" width="40" height="30" rx="6" fill="red" opacity=".5"/>
    <g clip-path="url(#c)"><rect x="50" width="50" height="50" fill="url(#r)"/>
    <path class="line" stroke-linecap="round" d="M50 0L100 50"/></g>
    <use href="#p" fill="url(#g)" transform="translate(45 10) rotate(10 30 50)"/>
    <g mask="url(#m)"><path d="M0 0h100v100h-100z" fill="purple"/>
    <path d="M0 55h100v8h-100z" fill="#ff0"/></g>
    <polygon points="60,90 70,70 80,90" fill="none" stroke="green" stroke-width="4"
    stroke-linejoin="round"/></svg>
    """

  private static let pdf = """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R /Resources <<
    /Shading << /S << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 100 0] /Extend [true true]
    /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [1 0.5 0] /C1 [0.4 0 0.8] >> >> >>
    /ExtGState << /Half << /ca 0.5 /BM /Multiply >> >> >> >> endobj
    4 0 obj << /Length 244 >>
    stream
    q 50 90 m 80 90 90 60 90 40 c 90 20 70 10 50 10 c 10 10 10 90 50 90 c W n /S sh Q
    q 6 w 1 J 1 j 0 0.5 0.5 RG 20 20 m 50 50 l 80 20 l S Q
    /Half gs 0 0.6 1 rg 30 30 60 60 re f* 0 0 0 1 k 60 60 10 10 re f
    endstream endobj
    """

  /// The left one is an SVG: a pale red rectangle, a disc from gold to teal with a dashed line, two
  /// hearts, one purple with a yellow band, one from gold to teal, and a green triangle. The right
  /// one is a PDF: a drop from orange to violet, a teal angle, and a blue square that darkens what
  /// is below it, with a darker one in it.
  @Test func files() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("VectorGoldens-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [("a.svg", Self.svg), ("b.pdf", Self.pdf)] {
      let set = folder.appendingPathComponent("Assets.xcassets/\(name.prefix(1)).imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: set.appendingPathComponent(name))
      let contents = #"{"images": [{"filename": "\#(name)"}]}"#
      try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    }
    golden.views("files", size: CGSize(width: 150, height: 75)) { root in
      ImageFolders.current.all = [folder]
      for (index, name) in ["a", "b"].enumerated() {
        let view = UIImageView(
          frame: CGRect(x: 75 * CGFloat(index), y: 0, width: 75, height: 75).insetBy(dx: 3, dy: 3))
        view.image = UIImage(named: name)
        root.addSubview(view)
      }
    }
  }

  /// Six symbols are blue: regular, thin, black, large and red; the last one, which has no
  /// substitute, is a dashed square. No line is hollow.
  @Test func symbols() {
    let configurations: [UIImage.SymbolConfiguration] = [
      .init(pointSize: 13), .init(pointSize: 13, weight: .thin),
      .init(pointSize: 13, weight: .black), .init(pointSize: 13, weight: .regular, scale: .large),
      .init(pointSize: 13).applying(UIImage.SymbolConfiguration(hierarchicalColor: .systemRed)),
    ]
    let names = ["xmark", "trash", "star.fill", "chevron.right", "gear", "tortoise"]
    golden.views("symbols", size: CGSize(width: 150, height: 130)) { root in
      for (row, configuration) in configurations.enumerated() {
        for (column, name) in names.enumerated() {
          let view = UIImageView(
            image: UIImage(systemName: name, withConfiguration: configuration))
          view.center = CGPoint(x: 13 + 25 * CGFloat(column), y: 14 + 25 * CGFloat(row))
          root.addSubview(view)
        }
      }
    }
  }
}
